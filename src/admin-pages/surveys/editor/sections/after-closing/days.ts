import { LIMITS } from '@/survey-model';

/** Whether the days for which a closed survey stays hidden can be saved: whole days up to a year, 0 for its tab. */
export function areDaysValid( days: number ): boolean {
	return Number.isInteger( days ) && days >= 0 && days <= LIMITS.closedDays;
}
