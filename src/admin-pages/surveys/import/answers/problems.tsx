import { __, _n, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { formatNumber } from '@/lib/format';
import type { FileImport } from '@/survey-model';
import { ScrollTable } from './scroll-table';

/** The lines that are left out, with their number and why; nothing without any. */
export function Problems( { item }: { item: FileImport } ) {
	const { problems, problems_count: count, status } = item;
	if ( count === 0 ) {
		return null;
	}
	const title =
		status === 'done'
			? __( 'Lines that were left out', 'userfeedback' )
			: __( 'Lines that will be left out', 'userfeedback' );
	return (
		<Card title={ title }>
			<p className="userfeedback-import__note">
				{ sprintf(
					/* translators: %s: number of lines of a file. */
					_n(
						'%s line cannot be read. All others are not affected. To include it, correct it and import the file again: it becomes a survey of its own.',
						'%s lines cannot be read. All others are not affected. To include them, correct them and import the file again: it becomes a survey of its own.',
						count,
						'userfeedback'
					),
					formatNumber( count )
				) }
			</p>
			<ScrollTable label={ title }>
				<thead>
					<tr>
						<th scope="col" className="is-number">
							{ __( 'Line', 'userfeedback' ) }
						</th>
						<th scope="col">{ __( 'Column', 'userfeedback' ) }</th>
						<th scope="col">{ __( 'Problem', 'userfeedback' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ problems.map( ( { line, column, message }, index ) => (
						<tr key={ index }>
							<td className="is-number">
								{ formatNumber( line ) }
							</td>
							<td className="is-text">
								<span dir="auto">
									{ column ||
										__( 'The whole line', 'userfeedback' ) }
								</span>
							</td>
							<td className="is-text is-wide">{ message }</td>
						</tr>
					) ) }
				</tbody>
			</ScrollTable>
			{ count > problems.length && (
				<p className="userfeedback-import__note">
					{ sprintf(
						/* translators: %s: number of lines of a file. */
						__( 'Only the first %s are listed.', 'userfeedback' ),
						formatNumber( problems.length )
					) }
				</p>
			) }
		</Card>
	);
}
