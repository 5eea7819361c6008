/** Explores every chart in a fresh process, stores the result, and prints the figures as JSON. */
import { exploreAndStore } from '#explorer/stored/stored-exploration.ts'

console.log(JSON.stringify(exploreAndStore()))
