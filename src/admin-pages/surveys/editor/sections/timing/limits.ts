import { LIMITS } from '@/survey-model';

/** A number that a timing needs: whole, from `min` to `max`. */
export interface NumberLimits {
	min: number;
	max: number;
}

/** Seconds of a delay. */
export const DELAY: NumberLimits = { min: 0, max: LIMITS.timingDelay };

/** Percentage of the page that visitors have scrolled. */
export const PERCENT: NumberLimits = { min: 1, max: LIMITS.scrollPercent };

/** Whether a number can be saved. */
export function isWithin( { min, max }: NumberLimits, value: number ): boolean {
	return Number.isInteger( value ) && value >= min && value <= max;
}
