import type { AiSummary } from '@/survey-model';

/** A theme as the server answers it. */
export function theme(
	changes: Partial< AiSummary[ 'themes' ][ number ] > = {}
): AiSummary[ 'themes' ][ number ] {
	return {
		title: 'Delivery',
		count: 2,
		share: 0.4,
		mood: 'mixed',
		quotes: [ { text: 'It came <b>late</b>.', response_id: 12 } ],
		response_ids: [ 12, 9 ],
		search: '',
		...changes,
	};
}

/** A summary that was made on the site. */
export function summaryOf( changes: Partial< AiSummary > = {} ): AiSummary {
	return {
		source: 'local',
		provider: '',
		made_at: '2026-11-21T12:30:00Z',
		responses: 5,
		total: 1133,
		is_whole: true,
		is_stale: false,
		new_responses: 0,
		overview: [
			{
				text: 'What visitors write about most: Delivery.',
				response_ids: [],
			},
		],
		themes: [ theme() ],
		...changes,
	};
}
