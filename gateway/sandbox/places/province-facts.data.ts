/**
 * The capital of each province, and the postal codes that are certainly of it by their first two digits.
 * Digits that two provinces share (33, 39, 75) are left out. Capitals: the data notes' `provinces.json`.
 */
export const provinceFacts: Readonly<
  Record<string, { readonly capital: string; readonly postalPrefixes: readonly string[] }>
> = {
  // آذربایجان شرقی: تبریز
  '01': { capital: '0014', postalPrefixes: ['51', '53', '54', '55'] },
  // آذربایجان غربی: ارومیه
  '02': { capital: '0063', postalPrefixes: ['57', '58', '59'] },
  // اردبیل: اردبیل
  '03': { capital: '0105', postalPrefixes: ['56'] },
  // اصفهان: اصفهان
  '04': { capital: '0139', postalPrefixes: ['81', '83', '84', '85', '86', '87'] },
  // البرز: کرج
  '05': { capital: '0248', postalPrefixes: ['31'] },
  // ایلام: ایلام
  '06': { capital: '0258', postalPrefixes: ['69'] },
  // بوشهر: بوشهر
  '07': { capital: '0280', postalPrefixes: [] },
  // تهران: تهران
  '08': { capital: '0329', postalPrefixes: ['11', '12', '13', '14', '15', '16', '17', '18', '19'] },
  // چهارمحال و بختیاری: شهرکرد
  '09': { capital: '0376', postalPrefixes: ['88'] },
  // خراسان جنوبی: بیرجند
  '10': { capital: '0403', postalPrefixes: ['97'] },
  // خراسان رضوی: مشهد
  '11': { capital: '0491', postalPrefixes: ['91', '93', '95', '96'] },
  // خراسان شمالی: بجنورد
  '12': { capital: '0505', postalPrefixes: ['94'] },
  // خوزستان: اهواز
  '13': { capital: '0539', postalPrefixes: ['61', '63', '64'] },
  // زنجان: زنجان
  '14': { capital: '0616', postalPrefixes: ['45'] },
  // سمنان: سمنان
  '15': { capital: '0630', postalPrefixes: ['35', '36'] },
  // سیستان و بلوچستان: زاهدان
  '16': { capital: '0654', postalPrefixes: ['98'] },
  // فارس: شیراز
  '17': { capital: '0727', postalPrefixes: ['71', '73', '74'] },
  // قزوین: قزوین
  '18': { capital: '0803', postalPrefixes: ['34'] },
  // قم: قم
  '19': { capital: '0810', postalPrefixes: ['37'] },
  // کردستان: سنندج
  '20': { capital: '0830', postalPrefixes: ['66'] },
  // کرمان: کرمان
  '21': { capital: '0902', postalPrefixes: ['76', '77', '78'] },
  // کرمانشاه: کرمانشاه
  '22': { capital: '0936', postalPrefixes: ['67'] },
  // کهگیلویه و بویراحمد: یاسوج
  '23': { capital: '0950', postalPrefixes: [] },
  // گلستان: گرگان
  '24': { capital: '0984', postalPrefixes: ['49'] },
  // گیلان: رشت
  '25': { capital: '1000', postalPrefixes: ['41', '43', '44'] },
  // لرستان: خرم‌آباد
  '26': { capital: '1052', postalPrefixes: ['68'] },
  // مازندران: ساری
  '27': { capital: '1098', postalPrefixes: ['46', '47', '48'] },
  // مرکزی: اراک
  '28': { capital: '1127', postalPrefixes: ['38'] },
  // هرمزگان: بندرعباس
  '29': { capital: '1164', postalPrefixes: ['79'] },
  // همدان: همدان
  '30': { capital: '1225', postalPrefixes: ['65'] },
  // یزد: یزد
  '31': { capital: '1246', postalPrefixes: ['89'] },
}
