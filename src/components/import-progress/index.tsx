import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFocusHandover } from '@/hooks/use-focus-handover';
import './import-progress.scss';

interface ImportProgressProps {
	/** What runs, for screen readers. */
	label: string;
	/** From 0 to 100. */
	percent: number;
	/** Whether it ends after the step that was sent. */
	isStopping: boolean;
	onStop: () => void;
}

/** How far an import from another plugin is, with a button that stops it. */
export function ImportProgress( {
	label,
	percent,
	isStopping,
	onStop,
}: ImportProgressProps ) {
	const ref = useRef< HTMLDivElement >( null );
	useFocusHandover( ref );
	const text = sprintf(
		/* translators: %d: percentage of the import that is done. */
		__( '%d%% done', 'userfeedback' ),
		percent
	);
	return (
		<div className="userfeedback-import-progress" ref={ ref }>
			<progress
				aria-label={ label }
				aria-valuetext={ text }
				max={ 100 }
				value={ percent }
			/>
			<span>{ text }</span>
			<Button
				__next40pxDefaultSize
				accessibleWhenDisabled
				variant="secondary"
				disabled={ isStopping }
				onClick={ onStop }
			>
				{ __( 'Stop', 'userfeedback' ) }
			</Button>
			<p>
				{ __(
					'You can leave this page: the import goes on in the background.',
					'userfeedback'
				) }
			</p>
		</div>
	);
}
