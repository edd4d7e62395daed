import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { LockBlurb } from '@/components/lock';
import type { SurveyResultsQuery } from '@/stores/api';
import type { SurveyResults } from '@/survey-model';
import { NpsResults, scoredQuestion } from '../nps/nps-results';
import { DEFAULT_RANGE } from '../use-survey-results';
import { CountCards } from './count-cards';
import { DailyResponses } from './daily-responses';
import { DropOff } from './drop-off';
import { NoAnswersInRange, NoResponses } from './no-responses';
import { QuestionCards } from './question-cards';
import { Rates } from './rates';

interface SurveyStatisticsProps {
	results: SurveyResults;
	/** The range as in the address of the screen, for links to responses: `last-7-days`; '' for the default. */
	range?: string;
	/** The request for the range. */
	query?: SurveyResultsQuery;
	/** Shows all time; absent where the plan does not include it or it is shown already. */
	onShowAllTime?: ( () => void ) | undefined;
	/** Shows the answers in all languages; for results that can be of one. */
	onShowAllLanguages?: () => void;
	/** Whether the responses of each day are shown; the overview has a chart of its own. */
	hasChart?: boolean;
	/** Shown above the questions. */
	children?: ReactNode;
}

/** The statistics of a survey and of each of its questions. */
export function SurveyStatistics( {
	results,
	range = '',
	query = DEFAULT_RANGE,
	onShowAllTime,
	onShowAllLanguages,
	hasChart = false,
	children,
}: SurveyStatisticsProps ) {
	const scored = scoredQuestion( results );
	return (
		<div className="userfeedback-results__cards">
			{ /* They are counts of all languages. */ }
			{ results.language === null && <CountCards results={ results } /> }
			{ results.total === 0 ? (
				<NoResponses survey={ results.survey } />
			) : (
				<>
					<Rates results={ results } />
					{ hasChart && results.range_responses_count > 0 && (
						<DailyResponses points={ results.data_points } />
					) }
					<LockBlurb
						feature="single-response"
						medium="survey-results"
						title={ __(
							'Single responses, filters, exports and longer ranges',
							'userfeedback'
						) }
					/>
					{ results.range_responses_count === 0 ? (
						<NoAnswersInRange
							onShowAllTime={ onShowAllTime }
							onShowAllLanguages={
								results.language === null
									? undefined
									: onShowAllLanguages
							}
						/>
					) : (
						<>
							{ children }
							{ scored && (
								<NpsResults
									surveyId={ results.survey.id }
									question={ scored }
									range={ range }
									query={ query }
								/>
							) }
							{ results.language === null && (
								<DropOff funnel={ results.funnel } />
							) }
							<QuestionCards
								results={ results }
								without={ scored?.id }
								range={ range }
								query={ query }
							/>
						</>
					) }
				</>
			) }
		</div>
	);
}
