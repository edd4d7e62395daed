import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SegmentedControl } from '@/components/segmented-control';
import type { SurveyResultsQuery } from '@/stores/api';
import type { SurveyResults } from '@/survey-model';
import { QuestionResultsCard } from './question/card';
import type { OptionOrder } from './question/option-order';
import { isScale } from './question/option-order';
import { twoColumns } from './two-columns';
import './question/question.scss';

interface QuestionCardsProps {
	results: SurveyResults;
	/** The id of a question that has its card elsewhere. */
	without?: string | undefined;
	/** See QuestionResultsCard. */
	range: string;
	/** See QuestionResultsCard. */
	query: SurveyResultsQuery;
}

/** A card for each question, in two columns where the screen is wide enough. */
export function QuestionCards( {
	results,
	without,
	range,
	query,
}: QuestionCardsProps ) {
	const [ order, setOrder ] = useState< OptionOrder >( 'own' );
	const stats = results.question_stats.filter( ( { id } ) => id !== without );
	if ( stats.length === 0 ) {
		return null;
	}
	const hasChoices = stats.some(
		( { type, is_quantitative: isCounted } ) =>
			isCounted && ! isScale( type )
	);
	return (
		<section aria-label={ __( 'Questions', 'userfeedback' ) }>
			<div className="userfeedback-questions__header">
				<p>
					{ __(
						'The line on a bar shows where the share of all visitors probably is (95%).',
						'userfeedback'
					) }
				</p>
				{ hasChoices && (
					<SegmentedControl
						label={ __( 'Order of options', 'userfeedback' ) }
						value={ order }
						options={ [
							{
								value: 'own',
								label: __( 'Own order', 'userfeedback' ),
							},
							{
								value: 'count',
								label: __(
									'Most chosen first',
									'userfeedback'
								),
							},
						] }
						onChange={ setOrder }
					/>
				) }
			</div>
			<div className="userfeedback-questions">
				{ twoColumns( stats )
					.filter( ( column ) => column.length > 0 )
					.map( ( column ) => (
						<div
							key={ column[ 0 ]?.id }
							className="userfeedback-questions__column"
						>
							{ column.map( ( question ) => (
								<QuestionResultsCard
									key={ question.id }
									surveyId={ results.survey.id }
									stats={ question }
									order={ order }
									range={ range }
									query={ query }
								/>
							) ) }
						</div>
					) ) }
			</div>
		</section>
	);
}
