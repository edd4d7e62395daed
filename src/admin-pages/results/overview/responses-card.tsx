import { createInterpolateElement } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Card } from '../../../components/card';
import { formatNumber } from '../../../components/format';
import { LineChart } from '../../../components/line-chart';
import { Skeleton } from '../../../components/skeleton';
import type { Overview } from '../../../survey-model';
import type { Range } from './query';
import { RangeRadio } from './range-radio';

interface ResponsesCardProps {
	/** undefined until it is loaded once. */
	overview: Overview | undefined;
	/** Whether newer data is being loaded. */
	isLoading: boolean;
	range: Range;
	onRangeChange: ( range: Range ) => void;
}

function rangeText( total: number, range: Range ): string {
	const text =
		range === 7
			? /* translators: %s: number of responses. */
				_n(
					'<strong>%s</strong> response in the past 7 days',
					'<strong>%s</strong> responses in the past 7 days',
					total,
					'userfeedback'
				)
			: /* translators: %s: number of responses. */
				_n(
					'<strong>%s</strong> response in the past 30 days',
					'<strong>%s</strong> responses in the past 30 days',
					total,
					'userfeedback'
				);
	return sprintf( text, formatNumber( total ) );
}

/** The number of responses on each day of the range. */
export function ResponsesCard( {
	overview,
	isLoading,
	range,
	onRangeChange,
}: ResponsesCardProps ) {
	const title = __( 'Responses', 'userfeedback' );
	if ( ! overview ) {
		return (
			<div className="userfeedback-overview__placeholder">
				<Skeleton shape="card" count={ 1 } />
			</div>
		);
	}
	// While 7 days are being loaded, the data may still contain 30.
	const shown: Range = overview.data_points.length === 7 ? 7 : 30;
	return (
		<Card
			title={ title }
			label={ title }
			tools={ <RangeRadio range={ range } onChange={ onRangeChange } /> }
		>
			<div
				className={ `userfeedback-overview${ isLoading ? ' is-busy' : '' }` }
				aria-busy={ isLoading }
			>
				<p className="userfeedback-overview__total">
					{ createInterpolateElement(
						rangeText( overview.total_responses, shown ),
						{ strong: <strong /> }
					) }
				</p>
				<LineChart
					title={ __( 'Responses per day', 'userfeedback' ) }
					points={ overview.data_points }
					countLabel={ title }
					emptyText={ __(
						'No responses in these days.',
						'userfeedback'
					) }
				/>
			</div>
		</Card>
	);
}
