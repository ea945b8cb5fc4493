const small = [
  "Zero",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
  "Thirteen",
  "Fourteen",
  "Fifteen",
  "Sixteen",
  "Seventeen",
  "Eighteen",
  "Nineteen",
] as const;
const tens = ["", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"] as const;
const steps = [
  { from: 10_000_000, unit: "Crore" },
  { from: 100_000, unit: "Lakh" },
  { from: 1_000, unit: "Thousand" },
  { from: 100, unit: "Hundred" },
] as const;

/** Spells out a whole number in the Indian system: 'One Lakh Twenty-Five Thousand'. */
export function numberInWords(number: number): string {
  const step = steps.find(({ from }) => number >= from);
  if (step) {
    const rest = number % step.from;
    const head = `${numberInWords(Math.floor(number / step.from))} ${step.unit}`;
    return rest === 0 ? head : `${head} ${numberInWords(rest)}`;
  }
  if (number < 20) return small[number] ?? "";
  const last = number % 10;
  return `${tens[Math.floor(number / 10)]}${last === 0 ? "" : `-${small[last]}`}`;
}

/** Spells out whole rupees for a receipt: 'Rupees One Lakh Twenty-Five Thousand Only'. */
export const moneyInWords = (amount: number): string => `Rupees ${numberInWords(amount)} Only`;
