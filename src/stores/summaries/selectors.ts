import { getAdminData } from '../admin-data';
import type { State, SummaryState } from './types';

/** What is known of a survey's summary; undefined until it is loaded once. */
export function getSummary(
	state: State,
	surveyId: number
): SummaryState | undefined {
	return state.surveys[ surveyId ];
}

/** Whether the user closed the upsell, now or on an earlier page. */
export function isUpsellDismissed( state: State ): boolean {
	return state.isUpsellDismissed || getAdminData().ai_upsell_dismissed;
}
