import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../components/format';
import type { BackgroundExport } from '../../../../survey-model';
import { exportName } from './export-text';

/** How far an export is: a bar and the numbers of responses. */
export function ExportProgress( { item }: { item: BackgroundExport } ) {
	const { read, total } = item;
	const text =
		total === null
			? __( 'Waiting to start…', 'userfeedback' )
			: sprintf(
					/* translators: 1: number of responses so far, 2: number of responses in all. */
					__( '%1$s of %2$s responses', 'userfeedback' ),
					formatNumber( Math.min( read, total ) ),
					formatNumber( total )
				);
	return (
		<div className="userfeedback-export__progress">
			<progress
				aria-label={ exportName( item ) }
				aria-valuetext={ text }
				max={ Math.max( total ?? 1, 1 ) }
				value={ total === null ? undefined : read }
			/>
			<span>{ text }</span>
		</div>
	);
}
