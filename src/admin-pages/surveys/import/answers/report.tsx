import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { Card } from '@/components/card';
import { formatNumber } from '@/lib/format';
import type { FileImport } from '@/survey-model';
import { responsesText } from '../texts';
import { Problems } from './problems';

/** What became of the import, as a sentence. */
function outcome( { stored, repeated, title }: FileImport ): string {
	if ( stored === 0 && repeated > 0 ) {
		return __(
			'All answers of this file were imported before. Nothing was added.',
			'userfeedback'
		);
	}
	return stored === 0
		? __(
				'No line of the file has an answer. Nothing was stored.',
				'userfeedback'
			)
		: sprintf(
				/* translators: 1: `1,129 responses`, 2: title of a survey. */
				__(
					'Imported: %1$s into the draft “%2$s”. Publish it only if visitors should answer it as well.',
					'userfeedback'
				),
				responsesText( stored ),
				title
			);
}

/** How many lines went where. */
function Counts( { stored, repeated, empties, skipped }: FileImport ) {
	const counts = [
		[ __( 'Responses stored', 'userfeedback' ), stored ],
		[ __( 'Imported before', 'userfeedback' ), repeated ],
		[ __( 'Lines without an answer', 'userfeedback' ), empties ],
		[ __( 'Lines left out', 'userfeedback' ), skipped ],
	] as const;
	return (
		<dl className="userfeedback-import-counts">
			{ counts.map( ( [ label, count ] ) => (
				<div key={ label }>
					<dt>{ label }</dt>
					<dd>{ formatNumber( count ) }</dd>
				</div>
			) ) }
		</dl>
	);
}

/** What was stored, and what was not. */
export function ImportReport( { item }: { item: FileImport } ) {
	return (
		<>
			<Banner status={ item.stored > 0 ? 'success' : 'info' }>
				{ outcome( item ) }
			</Banner>
			<Card title={ __( 'Report', 'userfeedback' ) }>
				<p className="userfeedback-imports__file" dir="auto">
					{ item.file_name }
				</p>
				<Counts { ...item } />
			</Card>
			<Problems item={ item } />
		</>
	);
}
