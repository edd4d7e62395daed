import { __, sprintf } from '@wordpress/i18n';
import { formatPercent } from '@/lib/format';
import type { HeatmapCounts } from '@/stores/heatmaps-api';
import { shareAt } from '../drawing/depth';

const STEPS = [ 10, 20, 30, 40, 50, 60, 70, 80, 90, 100 ];

interface DepthListProps {
	counts: Pick< HeatmapCounts, 'scroll' | 'fold' >;
	compared: Pick< HeatmapCounts, 'scroll' > | undefined;
}

/** How many visitors came how far, as a table. */
export function DepthList( { counts, compared }: DepthListProps ) {
	const { scroll, fold } = counts;
	return (
		<>
			{ fold !== null && (
				<p>
					{ sprintf(
						/* translators: %s: share of the height of a page, such as 35%. */
						__(
							'Without scrolling, visitors see the first %s of the page.',
							'userfeedback'
						),
						formatPercent( fold / 100 )
					) }
				</p>
			) }
			<table className="userfeedback-heatmap-depths">
				<thead>
					<tr>
						<th scope="col">
							{ __( 'Part of the page', 'userfeedback' ) }
						</th>
						<th scope="col">
							{ __( 'Visitors', 'userfeedback' ) }
						</th>
						{ compared && (
							<th scope="col">
								{ __( 'Before', 'userfeedback' ) }
							</th>
						) }
					</tr>
				</thead>
				<tbody>
					{ STEPS.map( ( percent ) => (
						<tr key={ percent }>
							<th scope="row">
								{ formatPercent( percent / 100 ) }
							</th>
							<td>
								{ formatPercent( shareAt( scroll, percent ) ) }
							</td>
							{ compared && (
								<td>
									{ formatPercent(
										shareAt( compared.scroll, percent )
									) }
								</td>
							) }
						</tr>
					) ) }
				</tbody>
			</table>
		</>
	);
}
