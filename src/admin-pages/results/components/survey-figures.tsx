import type { SurveyResults } from '../../../survey-model';
import { CountCards } from './count-cards';
import { NoResponses } from './no-responses';
import { QuestionResultsCard } from './question-results-card';

/** The statistics of a survey and of each of its questions. */
export function SurveyFigures( { results }: { results: SurveyResults } ) {
	return (
		<div className="userfeedback-results__cards">
			<CountCards results={ results } />
			{ results.total === 0 ? (
				<NoResponses survey={ results.survey } />
			) : (
				results.question_stats.map( ( stats ) => (
					<QuestionResultsCard
						key={ stats.id }
						surveyId={ results.survey.id }
						stats={ stats }
					/>
				) )
			) }
		</div>
	);
}
