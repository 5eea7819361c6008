/**
 * Persons and companies of the sandbox's registry, all invented, with valid check digits. Decisions, section
 * 8 ("Invented where it must be") and section 6 ("company owner").
 */
import type { BnplStanding, Company, Person } from '../domain/registry.ts'

/** The standing of persons without a special one, and of unknown numbers. */
const ordinaryBnpl: BnplStanding = { eligible: true, registered: true, credit: 20_000_000 }
const poorBnpl: BnplStanding = { eligible: true, registered: true, credit: 900_000 }
const unregistered: BnplStanding = { eligible: true, registered: false, credit: 0 }
const ineligible: BnplStanding = { eligible: false, registered: false, credit: 0 }

/** `name` is first and last name with a space between them. */
const person = (
  name: string,
  nationalCode: string,
  birthDate: string,
  cellNumber: string,
  bnpl = ordinaryBnpl,
): Person => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { firstName, lastName, nationalCode, birthDate, cellNumber, bnpl }
}

export const people: readonly Person[] = [
  person('سارا رستگار', '0084575948', '1369-02-12', '09123456789'),
  person('امیر کیانی', '9971126486', '1362-07-03', '09000001011'),
  person('نگار احمدی', '9941205671', '1374-11-20', '09000001022'),
  person('حسین مرادی', '9911284867', '1350-01-15', '09000001033'),
  person('مریم صادقی', '9981364053', '1365-09-09', '09000001044'),
  person('رضا نوری', '9951443249', '1358-04-27', '09000001055'),
  person('الهام قاسمی', '9921522434', '1371-06-18', '09000001066'),
  person('بهرام یزدانی', '9991601627', '1347-12-02', '09000001077'),
  person('لیلا فرهادی', '9961680812', '1380-03-25', '09000001088'),
  person('کامران شریفی', '9931760001', '1364-10-11', '09000001099'),
  person('یوسف بختیاری', '9901839191', '1355-08-30', '09000001110'),
  person('جواد رحمانی', '9971918382', '1349-05-05', '09000001121'),
  person('ناصر طاهری', '9941997578', '1352-02-21', '09000001132'),
  person('شیوا مقدم', '9912076761', '1376-12-14', '09000001143'),
  person('فرزاد سلیمی', '9982155954', '1360-03-19', '09000001154', poorBnpl),
  person('پریسا عظیمی', '9952235143', '1378-01-08', '09000001165', unregistered),
  person('آرمان جلالی', '9922314339', '1373-05-23', '09000001176'),
  person('هانیه بهرامی', '9992393521', '1382-07-17', '09000001187'),
  person('سعید نیکو', '9962472717', '1361-11-06', '09000001198'),
  person('مهسا زمانی', '9932551902', '1370-08-02', '09000001209'),
  person('حمید اکبری', '9902631096', '1357-06-12', '09000001220'),
  person('زهرا موسوی', '9972710289', '1368-04-04', '09000001231'),
  person('پیمان دانش', '9942789472', '1372-10-29', '09000001242', ineligible),
  person('سمیه رضایی', '9912868668', '1366-01-31', '09000001253'),
  person('مهدی حیدری', '9982947850', '1363-09-16', '09000001264'),
  person('ندا پناهی', '9953027048', '1379-02-07', '09000001275'),
  person('علی کاظمی', '9923106233', '1345-03-03', '09000001286'),
  person('فاطمه جعفری', '9993185426', '1375-07-22', '09000001297'),
  person('بابک منصوری', '9963264611', '1354-12-25', '09000001308'),
  person('شهرزاد امینی', '9933343807', '1367-05-13', '09000001319'),
  person('محمود خسروی', '9903422997', '1348-10-10', '09000001330'),
  person('آتنا توکلی', '9973502183', '1381-08-19', '09000001341'),
  person('کیوان رستمی', '9943581379', '1359-02-26', '09000001352'),
  person('گلناز فتحی', '9913660564', '1377-04-15', '09000001363', ineligible),
  person('داوود ملکی', '9983739755', '1351-09-01', '09000001374'),
  person('رویا سهرابی', '9953818940', '1374-03-11', '09000001385'),
  person('سینا ابراهیمی', '9923898131', '1376-06-06', '09000001396'),
  person('مینا حسنی', '9993977322', '1364-12-18', '09000001407'),
  person('وحید نجفی', '9964056516', '1370-10-24', '09000001418'),
  person('طاهره محمدی', '9934135701', '1353-07-29', '09000001429'),
  person('ایمان شفیعی', '9904214891', '1368-11-13', '09000001440', ineligible),
  person('پونه رنجبر', '9974294088', '1383-01-22', '09000001451'),
  person('شاهین عباسی', '9944373273', '1369-08-08', '09000001462'),
  person('مژگان کریمی', '9914452469', '1362-05-17', '09000001473'),
  person('علیرضا سپیدار', '9954152008', '1356-02-09', '09000001484'),
  person('نیما فرجی', '9925113016', '1375-06-21', '09000001495'),
  person('سحر دلاوری', '9906114029', '1377-12-03', '09000001506'),
  person('کاوه معین', '9977115036', '1365-03-14', '09000001517'),
  person('ترانه صفایی', '9948116046', '1380-10-05', '09000001528'),
  person('بهنام وحیدی', '9919117056', '1358-08-27', '09000001539'),
  person('یلدا پورمند', '9980118067', '1373-04-30', '09000001550'),
  person('مسعود رادمان', '9961119071', '1361-01-19', '09000001561'),
  person('فرناز طلوعی', '9932120081', '1371-09-12', '09000001572'),
  person('شقایق بیات', '9944121096', '1377-01-26', '09000001583'),
]

const byNationalCode = new Map(people.map((known) => [known.nationalCode, known]))
const byCellNumber = new Map(people.map((known) => [known.cellNumber, known]))

export const companies: readonly Company[] = [
  {
    nationalId: '14012345679',
    name: 'پخش سپیدار',
    establishmentDate: '1392-05-14',
    representative: '9954152008',
  },
]

const companiesById = new Map(companies.map((company) => [company.nationalId, company]))

export const personByNationalCode = (nationalCode: string): Person | undefined =>
  byNationalCode.get(nationalCode)

export const personByCellNumber = (cellNumber: string): Person | undefined => byCellNumber.get(cellNumber)

export const companyOf = (nationalId: string): Company | undefined => companiesById.get(nationalId)

/** Returns the BNPL standing of a number's owner; the ordinary one for guests (null) and unknown numbers. */
export const bnplOf = (cellNumber: string | null): BnplStanding =>
  (cellNumber === null ? undefined : byCellNumber.get(cellNumber))?.bnpl ?? ordinaryBnpl
