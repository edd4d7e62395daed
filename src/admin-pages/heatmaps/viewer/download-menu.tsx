import { DropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import { LockedButton } from '@/components/lock';
import { useSnackbar } from '@/components/snackbars';
import { useFeature } from '@/hooks/use-feature';
import { saveFile } from '@/lib/save-file';

interface DownloadMenuProps {
	/** Name of the files, without what comes after the dot. */
	name: string;
	csv: () => string;
	/** Without it, the page is not there. */
	picture: ( () => Promise< Blob > ) | undefined;
}

/** Saves what the screen shows: a picture, or the numbers. */
export function DownloadMenu( { name, csv, picture }: DownloadMenuProps ) {
	const feature = useFeature( 'exports' );
	const showSnackbar = useSnackbar();
	const text = __( 'Download', 'userfeedback' );
	if ( ! feature.isAllowed ) {
		return (
			<LockedButton feature={ feature } medium="heatmaps" text={ text } />
		);
	}

	async function savePicture(): Promise< void > {
		try {
			if ( picture ) {
				saveFile( `${ name }.png`, await picture(), 'image/png' );
			}
		} catch {
			showSnackbar(
				__(
					'The browser could not make the picture. Close other tabs and try again.',
					'userfeedback'
				),
				{ status: 'error', about: 'heatmap-picture' }
			);
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
					title: __( 'Picture (PNG)', 'userfeedback' ),
					isDisabled: ! picture,
					onClick: () => void savePicture(),
				},
				{
					title: __( 'Counts (CSV)', 'userfeedback' ),
					onClick: () =>
						saveFile( `${ name }.csv`, csv(), 'text/csv' ),
				},
			] }
		/>
	);
}
