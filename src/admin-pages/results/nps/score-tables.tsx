import { __ } from '@wordpress/i18n';
import { formatNumber, formatPercent } from '@/lib/format';
import type { NpsStatistics } from '@/survey-model';
import { share } from '@/survey-model';
import { formatScore, groupsOf, slicesOf } from './parts';

interface TableProps {
	/** The heading of the rows. */
	name: string;
	rows: readonly { label: string; count: number }[];
	total: number;
	/** The score, as the last row. */
	score?: number;
}

function Table( { name, rows, total, score }: TableProps ) {
	return (
		<table>
			<thead>
				<tr>
					<th scope="col">{ name }</th>
					<th scope="col">{ __( 'Answers', 'userfeedback' ) }</th>
					<th scope="col">{ __( 'Share', 'userfeedback' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( { label, count } ) => (
					<tr key={ label }>
						<th scope="row">{ label }</th>
						<td>{ formatNumber( count ) }</td>
						<td>{ formatPercent( share( count, total ) ) }</td>
					</tr>
				) ) }
				{ score !== undefined && (
					<tr>
						<th scope="row">{ __( 'NPS', 'userfeedback' ) }</th>
						<td colSpan={ 2 }>{ formatScore( score ) }</td>
					</tr>
				) }
			</tbody>
		</table>
	);
}

/** The numbers behind the bars. */
export function GroupTable( { statistics }: { statistics: NpsStatistics } ) {
	return (
		<Table
			name={ __( 'Group', 'userfeedback' ) }
			rows={ groupsOf( statistics ) }
			total={ statistics.total }
			score={ statistics.nps }
		/>
	);
}

/** The numbers behind the pie. */
export function ScoreTable( { statistics }: { statistics: NpsStatistics } ) {
	return (
		<Table
			name={ __( 'Score', 'userfeedback' ) }
			rows={ slicesOf( statistics ) }
			total={ statistics.total }
		/>
	);
}
