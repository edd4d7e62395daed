import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { ImportColumn } from '@/survey-model';

/** What a column is called; files may have columns without a header. */
export function columnName( {
	header,
	index,
}: Pick< ImportColumn, 'header' | 'index' > ): string {
	return header === ''
		? sprintf(
				/* translators: %s: number of a column of a file, from 1. */
				__( 'Column %s', 'userfeedback' ),
				formatNumber( index + 1 )
			)
		: header;
}

/** `1,120 answered, 8 different`. */
function countsText( { answered, distinct }: ImportColumn ): string {
	const filled = sprintf(
		/* translators: %s: number of lines of a file. */
		_n(
			'%s line with a value',
			'%s lines with a value',
			answered,
			'userfeedback'
		),
		formatNumber( answered )
	);
	return distinct === null || answered === 0
		? filled
		: sprintf(
				/* translators: 1: `1,120 lines with a value`, 2: number of different values. */
				__( '%1$s, %2$s different', 'userfeedback' ),
				filled,
				formatNumber( distinct )
			);
}

/** A column of the file: its header, how much it holds, and examples. */
export function ColumnName( { column }: { column: ImportColumn } ) {
	return (
		<div className="userfeedback-import-column">
			<span
				className="userfeedback-import-column__header"
				dir="auto"
				title={ column.header.length > 120 ? column.header : undefined }
			>
				{ columnName( column ) }
			</span>
			<span className="userfeedback-import-column__counts">
				{ countsText( column ) }
			</span>
			{ column.samples.length > 0 && (
				<ul
					className="userfeedback-import-column__samples"
					aria-label={ __( 'Examples', 'userfeedback' ) }
				>
					{ column.samples.map( ( sample, index ) => (
						<li key={ index } dir="auto">
							{ sample }
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
}
