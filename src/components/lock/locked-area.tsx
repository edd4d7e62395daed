import { useState } from '@wordpress/element';
import type { MouseEvent, ReactNode } from 'react';
import type { FeatureName } from '../../hooks/use-feature';
import { useFeature } from '../../hooks/use-feature';
import { UnlockDialog } from './unlock-dialog';
import './lock.scss';

interface LockedAreaProps {
	feature: FeatureName;
	/** The screen, as `utm_medium` for the vendor's statistics: `survey-editor`. */
	medium: string;
	/** Whether the lock counts; false if the control cannot be changed for another reason. */
	isActive?: boolean;
	className?: string;
	/** The control, disabled while the feature is locked, with its padlock (Lock) for the keyboard. */
	children: ReactNode;
}

/** A control with everything around it: while its feature is locked, a click anywhere in it shows how to unlock the feature. */
export function LockedArea( {
	feature: name,
	medium,
	isActive = true,
	className = '',
	children,
}: LockedAreaProps ) {
	const feature = useFeature( name );
	const [ isAsking, setIsAsking ] = useState( false );
	const isLocked = isActive && ! feature.isAllowed;
	function onClick( { target, currentTarget }: MouseEvent ): void {
		// Dialogs are inside this component, but elsewhere in the document.
		const isInside =
			target instanceof Node && currentTarget.contains( target );
		const isButton =
			target instanceof Element && target.closest( 'button, a' );
		if ( isInside && ! isButton ) {
			setIsAsking( true );
		}
	}
	return (
		// With the keyboard, the padlock does the same.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
		<div
			className={ [ className, isLocked && 'userfeedback-locked-area' ]
				.filter( Boolean )
				.join( ' ' ) }
			onClick={ isLocked ? onClick : undefined }
		>
			{ children }
			{ isAsking && (
				<UnlockDialog
					feature={ feature }
					medium={ medium }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</div>
	);
}
