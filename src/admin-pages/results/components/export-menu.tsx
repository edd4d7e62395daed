import { Button, Dropdown } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LockedButton } from '@/components/lock';
import { useFeature } from '@/hooks/use-feature';
import { ExportPanel } from './export/export-panel';
import './export/export.scss';

export interface ExportMenuProps {
	surveyId: number;
	/** The days on the screen; `all` or nothing for all of them. */
	range?: { from: string; to: string } | 'all' | undefined;
	/** The filters of the list of responses, as the REST API names them. */
	filter?: Readonly< Record< string, unknown > > | undefined;
	/** Exports the answers to this question only. The button is small then, and missing while exports are locked. */
	questionId?: string | undefined;
	/** The name of the button, if several are on the screen. */
	label?: string | undefined;
}

/**
 * The button that exports what the screen shows, as a workbook or as CSV. Large exports are prepared in the background and listed
 * in its panel.
 */
export function ExportMenu( { label, ...options }: ExportMenuProps ) {
	const feature = useFeature( 'exports' );
	const isSmall = options.questionId !== undefined;
	const text = isSmall
		? __( 'Export', 'userfeedback' )
		: __( 'Export Results', 'userfeedback' );
	const buttonProps = isSmall
		? ( { size: 'compact', variant: 'tertiary' } as const )
		: ( { __next40pxDefaultSize: true, variant: 'secondary' } as const );

	if ( ! feature.isAllowed ) {
		// One lock on the screen is enough.
		return isSmall ? null : (
			<LockedButton feature={ feature } medium="results" text={ text } />
		);
	}
	return (
		<Dropdown
			className="userfeedback-export"
			popoverProps={ { placement: 'bottom-end' } }
			focusOnMount="firstElement"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					{ ...buttonProps }
					aria-expanded={ isOpen }
					aria-haspopup="dialog"
					aria-label={ label }
					onClick={ onToggle }
				>
					{ text }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<ExportPanel { ...options } onClose={ onClose } />
			) }
		/>
	);
}
