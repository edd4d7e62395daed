import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { lockSmall } from '@wordpress/icons';
import type { Feature } from '../../hooks/use-feature';
import { lockSentence } from './lock-text';
import { UnlockDialog } from './unlock-dialog';

interface LockedButtonProps {
	feature: Feature;
	/** The screen, as `utm_medium` for the vendor's statistics: `results`. */
	medium: string;
	/** The name of the action. */
	text: string;
}

/** Stands in place of the button of an action that cannot be used yet, and shows how to unlock it. */
export function LockedButton( { feature, medium, text }: LockedButtonProps ) {
	const [ isAsking, setIsAsking ] = useState( false );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				icon={ lockSmall }
				aria-label={ `${ text }. ${ lockSentence( feature ) }` }
				onClick={ () => setIsAsking( true ) }
			>
				{ text }
			</Button>
			{ isAsking && (
				<UnlockDialog
					feature={ feature }
					medium={ medium }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</>
	);
}
