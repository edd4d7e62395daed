import { __ } from '@wordpress/i18n';
import { formatDay, formatNumber } from '../format';
import type { DataPoint } from './data';

interface DataTableProps {
	title: string;
	points: readonly DataPoint[];
	countLabel: string;
}

/** The numbers of a chart, the newest day first, in the chart's place and with its height. */
export function DataTable( { title, points, countLabel }: DataTableProps ) {
	return (
		<div
			className="userfeedback-line-chart__table"
			role="region"
			aria-label={ title }
			// Whoever has no mouse scrolls it with the arrow keys.
			tabIndex={ 0 }
		>
			<table>
				<thead>
					<tr>
						<th scope="col">{ __( 'Day', 'userfeedback' ) }</th>
						<th scope="col">{ countLabel }</th>
					</tr>
				</thead>
				<tbody>
					{ [ ...points ].reverse().map( ( { date, count } ) => (
						<tr key={ date }>
							<th scope="row">{ formatDay( date ) }</th>
							<td>{ formatNumber( count ) }</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
