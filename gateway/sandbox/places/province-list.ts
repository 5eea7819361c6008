/**
 * Provinces and cities of Iran. Source: npm package iran-cities 0.0.5 (github.com/moxart/iran-cities),
 * copyright Patrick Der Avakian, MIT licence (below). Cleaned for this project: half-spaces and hamzas added,
 * three provinces named as in the national list, one duplicate city removed. Codes are the source's own.
 *
 * MIT License
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
 * associated documentation files (the "Software"), to deal in the Software without restriction, including
 * without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
 * copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
 * following conditions: The above copyright notice and this permission notice shall be included in all
 * copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
 * LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN
 * NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY,
 * WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
 * SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */
import { provinces01To15 } from './provinces-01-to-15.data.ts'
import { provinces16To31 } from './provinces-16-to-31.data.ts'

/** Each city as its code and its title. */
type ListedProvince = {
  readonly code: string
  readonly title: string
  readonly cities: readonly (readonly [string, string])[]
}

export const provinceList: readonly ListedProvince[] = [...provinces01To15, ...provinces16To31]
