import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { BackgroundExport } from '@/survey-model';
import { exportName } from './export-text';

/** How far an export is: a bar and the numbers of responses. */
export function ExportProgress( { item }: { item: BackgroundExport } ) {
	const { read, total } = item;
	const text = progressText( item );
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

function progressText( { read, total }: BackgroundExport ): string {
	if ( total !== null ) {
		return sprintf(
			/* translators: 1: number of responses so far, 2: number of responses in all. */
			__( '%1$s of %2$s responses', 'userfeedback' ),
			formatNumber( Math.min( read, total ) ),
			formatNumber( total )
		);
	}
	if ( read === 0 ) {
		return __( 'Waiting to start…', 'userfeedback' );
	}
	return sprintf(
		/* translators: %s: number of responses. */
		_n( '%s response so far', '%s responses so far', read, 'userfeedback' ),
		formatNumber( read )
	);
}
