import { __ } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { SurveyResults } from '@/survey-model';

interface CountCardsProps {
	/** Without it, the cards are placeholders while it is loading. */
	results?: SurveyResults;
}

/** The four counts of a survey. */
export function CountCards( { results }: CountCardsProps ) {
	const statistics = [
		{
			label: __( 'Past 7 days', 'userfeedback' ),
			count: results?.responses_count_7_days,
		},
		{
			label: __( 'Past 30 days', 'userfeedback' ),
			count: results?.responses_count_30_days,
		},
		{
			label: __( 'Total responses', 'userfeedback' ),
			count: results?.total,
		},
		{
			label: __( 'Impressions', 'userfeedback' ),
			count: results?.impressions,
		},
	];
	return (
		<dl className="userfeedback-counts">
			{ statistics.map( ( { label, count } ) => (
				<div
					key={ label }
					className={ `userfeedback-counts__card${ results ? '' : ' is-loading' }` }
				>
					<dt>{ label }</dt>
					<dd>{ count !== undefined && formatNumber( count ) }</dd>
				</div>
			) ) }
		</dl>
	);
}
