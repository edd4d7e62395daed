import { DropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import type { Days } from '@/components/date-range/ranges';
import { describeError } from '@/lib/describe-error';
import { goTo } from '@/lib/go-to';
import { LockedButton } from '@/components/lock';
import { useSnackbar } from '@/components/snackbars';
import { useFeature } from '@/hooks/use-feature';
import { toApiError } from '@/stores/api';
import type { RatingReport } from '@/stores/rating-results-api';
import { startRatingExport } from '@/stores/rating-results-api';

interface ExportButtonProps {
	report: RatingReport;
	/** The days on the screen. */
	days: Days | 'all';
}

/** The button that exports what the screen shows, as a workbook or as CSV. */
export function ExportButton( { report, days }: ExportButtonProps ) {
	const feature = useFeature( 'exports' );
	const showSnackbar = useSnackbar();
	const text = __( 'Export', 'userfeedback' );

	if ( ! feature.isAllowed ) {
		return (
			<LockedButton
				feature={ feature }
				medium="post-ratings"
				text={ text }
			/>
		);
	}

	async function start( format: 'xlsx' | 'csv' ): Promise< void > {
		try {
			// The browser saves the file and stays on the page.
			goTo( await startRatingExport( report, days, format ) );
		} catch ( thrown ) {
			showSnackbar( describeError( toApiError( thrown ) ), {
				status: 'error',
				about: 'rating-export',
			} );
		}
	}

	return (
		<DropdownMenu
			icon={ download }
			label={ text }
			text={ text }
			popoverProps={ { placement: 'bottom-end' } }
			toggleProps={ {
				__next40pxDefaultSize: true,
				variant: 'secondary',
				showTooltip: false,
			} }
			controls={ [
				{
					title: __( 'Excel workbook', 'userfeedback' ),
					onClick: () => void start( 'xlsx' ),
				},
				{
					title: __( 'CSV', 'userfeedback' ),
					onClick: () => void start( 'csv' ),
				},
			] }
		/>
	);
}
