import { LIMITS } from '@/survey-model';

/** Whether a share can be saved: a whole percentage, since nobody needs a survey that shows to nobody. */
export function isShareValid( percent: number ): boolean {
	return (
		Number.isInteger( percent ) &&
		percent >= LIMITS.leastShare &&
		percent <= 100
	);
}
