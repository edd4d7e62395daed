import { Notice } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import type { ReactNode } from 'react';
import './banner.scss';

interface BannerProps {
	status: 'info' | 'success' | 'warning' | 'error';
	/** Seconds after which it goes by itself; without, it stays until it is closed. */
	seconds?: number;
	onClose?: () => void;
	children: ReactNode;
}

/** A message about the whole screen, above its content. A new message wants a new `key`, to start its time anew. */
export function Banner( { status, seconds, onClose, children }: BannerProps ) {
	useEffect( () => {
		if ( seconds === undefined || onClose === undefined ) {
			return undefined;
		}
		const timer = window.setTimeout( onClose, seconds * 1000 );
		return () => window.clearTimeout( timer );
		// The time runs from when the banner appeared, whatever is rendered meanwhile.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- see above; onClose is a new function each time
	}, [] );
	return (
		<Notice
			className="userfeedback-banner"
			status={ status }
			isDismissible={ onClose !== undefined }
			{ ...( onClose ? { onRemove: onClose } : {} ) }
		>
			{ children }
		</Notice>
	);
}
