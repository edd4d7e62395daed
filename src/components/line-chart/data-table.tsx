import { __ } from '@wordpress/i18n';
import { NOTHING, formatNumber } from '../../lib/format';
import type { DataPoint } from './data';
import { pointDays } from './data';

interface DataTableProps {
	points: readonly DataPoint[];
	countLabel: string;
}

/** The chart's counts as a table, newest day first. */
export function DataTable( { points, countLabel }: DataTableProps ) {
	return (
		<table>
			<thead>
				<tr>
					<th scope="col">
						{ points.some( ( { to } ) => to !== undefined )
							? __( 'Days', 'userfeedback' )
							: __( 'Day', 'userfeedback' ) }
					</th>
					<th scope="col">{ countLabel }</th>
				</tr>
			</thead>
			<tbody>
				{ [ ...points ].reverse().map( ( point ) => (
					<tr key={ point.date }>
						<th scope="row">{ pointDays( point ) }</th>
						<td>
							{ point.count === null
								? NOTHING
								: formatNumber( point.count ) }
						</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}
