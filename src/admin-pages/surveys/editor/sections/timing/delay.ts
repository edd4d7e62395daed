import { LIMITS } from '../../../../../survey-model';

/** Whether a delay can be saved: whole seconds up to a minute. */
export function isDelayValid( seconds: number ): boolean {
	return (
		Number.isInteger( seconds ) &&
		seconds >= 0 &&
		seconds <= LIMITS.timingDelay
	);
}
