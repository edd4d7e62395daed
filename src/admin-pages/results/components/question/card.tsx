import { __, _n, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { formatNumber } from '@/lib/format';
import { useFeature } from '@/hooks/use-feature';
import type { SurveyResultsQuery } from '@/stores/api';
import type { QuestionStats } from '@/survey-model';
import { ExportMenu } from '../export-menu';
import { ShowAllTexts } from '../show-all-texts';
import { responsesHref } from '../../responses-href';
import { DEFAULT_RANGE } from '../../use-survey-results';
import { Average } from './average';
import { FewAnswers } from './few-answers';
import { InvalidOptions } from './invalid-options';
import { NewestAnswers } from './newest-answers';
import { NpsScore } from './nps-score';
import type { OptionOrder } from './option-order';
import { OptionRows } from './option-rows';
import './question.scss';

interface QuestionResultsCardProps {
	surveyId: number;
	stats: QuestionStats;
	order?: OptionOrder;
	/** The range as in the address of the screen, for links to responses: `last-7-days`; '' for the default. */
	range?: string;
	/** The request for the range. */
	query?: SurveyResultsQuery;
}

/** The statistics of one question. */
export function QuestionResultsCard( {
	surveyId,
	stats,
	order = 'own',
	range = '',
	query = DEFAULT_RANGE,
}: QuestionResultsCardProps ) {
	return (
		<Card
			title={
				<span
					className="userfeedback-question__title"
					dir="auto"
					title={ stats.title }
				>
					{ stats.title }
				</span>
			}
			label={ stats.title }
			tools={
				stats.is_quantitative && (
					<ExportMenu
						surveyId={ surveyId }
						questionId={ stats.id }
						label={ sprintf(
							/* translators: %s: title of a question. */
							__( 'Export answers to “%s”', 'userfeedback' ),
							stats.title
						) }
					/>
				)
			}
		>
			<div className="userfeedback-question">
				{ ! stats.is_valid && <InvalidOptions surveyId={ surveyId } /> }
				<Counts stats={ stats } />
				{ stats.is_few &&
					stats.is_quantitative &&
					stats.total_answers > 0 && <FewAnswers /> }
				{ stats.is_quantitative ? (
					<Distribution
						surveyId={ surveyId }
						stats={ stats }
						order={ order }
						range={ range }
						query={ query }
					/>
				) : (
					stats.answers.length > 0 && (
						<NewestAnswers surveyId={ surveyId } stats={ stats } />
					)
				) }
				<MoreTexts
					surveyId={ surveyId }
					stats={ stats }
					query={ query }
				/>
			</div>
		</Card>
	);
}

/** The buttons that show the texts that the card has no room for. */
function MoreTexts( {
	surveyId,
	stats,
	query,
}: Pick<
	Required< QuestionResultsCardProps >,
	'surveyId' | 'stats' | 'query'
> ) {
	const hasMore = stats.texts_count > stats.answers.length;
	const hasComments = stats.comments_count > 0;
	return (
		( hasMore || hasComments ) && (
			<div className="userfeedback-question__more">
				{ hasMore && (
					<ShowAllTexts
						surveyId={ surveyId }
						question={ stats }
						kind="text"
						query={ query }
					/>
				) }
				{ hasComments && (
					<ShowAllTexts
						surveyId={ surveyId }
						question={ stats }
						kind="comment"
						query={ query }
					/>
				) }
			</div>
		)
	);
}

/** How many answered and how many skipped the question. */
function Counts( { stats }: { stats: QuestionStats } ) {
	const { total_answers: answers, skipped } = stats;
	return (
		<p className="userfeedback-question__counts">
			{ answers === 0 ? (
				<span>
					{ __(
						'Nobody answered this question in this range.',
						'userfeedback'
					) }
				</span>
			) : (
				<span>
					{ sprintf(
						/* translators: %s: number of answers. */
						_n(
							'%s answer',
							'%s answers',
							answers,
							'userfeedback'
						),
						formatNumber( answers )
					) }
				</span>
			) }
			<span>
				{ sprintf(
					/* translators: %s: number of visitors who saw a question and did not answer it. */
					__( '%s skipped', 'userfeedback' ),
					formatNumber( skipped )
				) }
			</span>
		</p>
	);
}

/** The score or average of a question, and the rows of its options. */
function Distribution( {
	surveyId,
	stats,
	order,
	range,
	query: { language = '' },
}: Required< QuestionResultsCardProps > ) {
	// Without it, the list of responses ignores filters.
	const canFilter = useFeature( 'quick-filters' ).isAllowed;
	const hrefOf = ( filter: Record< string, string > ) =>
		responsesHref( surveyId, {
			question: stats.id,
			...filter,
			range,
			language,
		} );
	return (
		<>
			{ stats.nps ? (
				<NpsScore
					statistics={ stats.nps }
					hrefOfScores={
						canFilter
							? ( min, max ) =>
									hrefOf( {
										score_min: String( min ),
										score_max: String( max ),
									} )
							: undefined
					}
				/>
			) : (
				<Average stats={ stats } />
			) }
			<OptionRows
				stats={ stats }
				order={ order }
				hrefOfOption={
					canFilter ? ( option ) => hrefOf( { option } ) : undefined
				}
			/>
		</>
	);
}
