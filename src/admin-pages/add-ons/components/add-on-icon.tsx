import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { plugins } from '@wordpress/icons';

/** What a picture's address may begin with: whatever the catalogue says, nothing else is loaded. */
const SAFE = /^(https?:\/\/|\/(?!\/)|data:image\/(svg\+xml|png|webp)[;,])/i;

/** The picture of an add-on, always as an image, where no script of it runs; a plug where there is none. */
export function AddOnIcon( { src }: { src: string } ) {
	const [ hasFailed, setHasFailed ] = useState( false );
	return (
		<span className="userfeedback-add-on__icon">
			{ SAFE.test( src ) && ! hasFailed ? (
				<img
					src={ src }
					alt=""
					width="48"
					height="48"
					onError={ () => setHasFailed( true ) }
				/>
			) : (
				<Icon icon={ plugins } size={ 32 } />
			) }
		</span>
	);
}
