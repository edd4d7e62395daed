import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import type { SurveyResultsQuery } from '@/stores/api';
import type { QuestionStats, SurveyResults } from '@/survey-model';
import { AllTexts } from '../components/all-texts';
import { QuestionResultsCard } from '../components/question/card';
import { useTextsRoute } from '../texts/use-texts-route';
import { ScoreChart } from './score-chart';
import './nps.scss';

/** The question whose score is that of an NPS survey; undefined for other surveys, and without answers. */
export function scoredQuestion(
	results: SurveyResults
): QuestionStats | undefined {
	return results.nps_overview === null
		? undefined
		: results.question_stats.find( ( { type } ) => type === 'nps' );
}

interface NpsResultsProps {
	surveyId: number;
	/** See scoredQuestion(). */
	question: QuestionStats;
	/** See QuestionResultsCard. */
	range: string;
	query: SurveyResultsQuery;
}

/** The layout of an NPS survey: its score, a chart and the comments. */
export function NpsResults( {
	surveyId,
	question,
	range,
	query,
}: NpsResultsProps ) {
	const comments = useTextsRoute( 'comments' );
	return (
		<section
			className="userfeedback-nps"
			aria-label={ __( 'Net Promoter Score', 'userfeedback' ) }
		>
			<QuestionResultsCard
				surveyId={ surveyId }
				// Its comments are below.
				stats={ { ...question, comments_count: 0 } }
				range={ range }
				query={ query }
			/>
			{ question.nps && (
				<ScoreChart
					surveyId={ surveyId }
					questionId={ question.id }
					statistics={ question.nps }
					query={ query }
				/>
			) }
			<div className="userfeedback-nps__comments">
				<Card title={ __( 'Comments', 'userfeedback' ) }>
					<AllTexts
						isNps
						surveyId={ surveyId }
						questionId={ question.id }
						kind="comment"
						query={ query }
						state={ comments }
					/>
				</Card>
			</div>
		</section>
	);
}
