import { QuestionResultsCard } from '@/admin-pages/results/components/question/card';
import type { QuestionStats } from '@/survey-model';
import { renderAt } from './render';
import { choice } from './results';

/** Renders the card of a question on a survey's results. */
export function showCard(
	question: QuestionStats,
	range = 'last-30-days'
): void {
	renderAt(
		'/survey/7',
		<QuestionResultsCard
			surveyId={ 7 }
			stats={ question }
			range={ range }
		/>
	);
}

/** A hundred ratings, better than those of the period before. */
export const STARS = choice(
	[
		[ '1', 3 ],
		[ '2', 0 ],
		[ '3', 10 ],
		[ '4', 40 ],
		[ '5', 47 ],
	],
	{
		type: 'star-rating',
		average: 4.28,
		average_interval: { low: 4.094, high: 4.466 },
		before: {
			total_answers: 80,
			average: 4.02,
			nps: null,
			is_significant: true,
		},
	}
);
