import { RadioControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SearchSelect } from '../../components/search-select';
import { fetchPost, searchPosts } from '../../stores/embeds-api';

interface PostChoiceProps {
	/** 0 for the post that the block is in. */
	postId: number;
	onChange: ( postId: number ) => void;
}

async function search( text: string ) {
	return ( await searchPosts( text ) ).map( ( { id, title } ) => ( {
		id,
		label: title,
	} ) );
}

/** Which post visitors rate: the one that the block is in, or another one. */
export function PostChoice( { postId, onChange }: PostChoiceProps ) {
	const [ isOther, setIsOther ] = useState( postId > 0 );
	const [ title, setTitle ] = useTitle( postId );
	return (
		<>
			<RadioControl
				label={ __( 'Visitors rate', 'userfeedback' ) }
				selected={ isOther ? 'other' : 'this' }
				options={ [
					{
						value: 'this',
						label: __( 'The post with this block', 'userfeedback' ),
					},
					{
						value: 'other',
						label: __( 'Another post', 'userfeedback' ),
					},
				] }
				onChange={ ( value ) => {
					setIsOther( value === 'other' );
					if ( value === 'this' ) {
						onChange( 0 );
					}
				} }
			/>
			{ isOther && (
				<SearchSelect
					label={ __( 'Post', 'userfeedback' ) }
					value={ postId > 0 ? { id: postId, label: title } : null }
					search={ search }
					onChange={ ( choice ) => {
						setTitle( choice?.label ?? '' );
						onChange( Number( choice?.id ?? 0 ) );
					} }
				/>
			) }
		</>
	);
}

/** The title of a post, for display; its id until it is known. */
function useTitle( postId: number ): [ string, ( title: string ) => void ] {
	const [ title, setTitle ] = useState( '' );
	useEffect( () => {
		let isWanted = true;
		if ( postId > 0 && title === '' ) {
			fetchPost( postId ).then(
				( found ) => isWanted && setTitle( found?.title ?? '' ),
				// The id is shown instead.
				() => undefined
			);
		}
		return () => {
			isWanted = false;
		};
	}, [ postId, title ] );
	return [
		/* translators: %d: id of a post. */
		title || sprintf( __( 'Post %d', 'userfeedback' ), postId ),
		setTitle,
	];
}
