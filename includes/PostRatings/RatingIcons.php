<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

/**
 * The icons with which visitors can rate. Drawn for this plugin.
 *
 * Holes in a drawing run against its outline, so that they need no fill-rule.
 *
 * @since 0.6.0
 */
final class RatingIcons {

	public const STARS  = 'stars';
	public const HEARTS = 'hearts';
	public const THUMBS = 'thumbs';
	public const EMOJI  = 'emoji';

	public const IDS = [ self::STARS, self::HEARTS, self::THUMBS, self::EMOJI ];

	private const STAR = 'M12 2l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3L7 14.2l-5-4.9 6.9-1z';

	private const HEART = 'M12 21.2l-1.5-1.3C5.2 15.1 2 12.1 2 8.5A5.5 5.5 0 0 1 7.5 3c1.7 0 3.4.8 4.5 2.1A6 6 0 0 1 16.5 3 5.5 5.5 0 0'
		. ' 1 22 8.5c0 3.6-3.2 6.6-8.5 11.4z';

	private const THUMB_UP = 'M2 10h4v11H2zM8 21h9.2a2 2 0 0 0 1.8-1.2l2.8-6.6c.1-.3.2-.5.2-.8V10.5a2 2 0 0'
		. ' 0-2-2h-5.6l.9-4.3c.2-.9-.1-1.7-.7-2.2L13.5 1 8.6 6.9A2.5 2.5 0 0 0 8 8.5z';

	private const THUMB_DOWN = 'M22 14h-4V3h4zM16 3H6.8a2 2 0 0 0-1.8 1.2L2.2 10.8c-.1.3-.2.5-.2.8v1.9a2 2 0 0 0 2 2h5.6l-.9 4.3c-.2.9.1'
		. ' 1.7.7 2.2l1.1 1 4.9-5.9a2.5 2.5 0 0 0 .6-1.6z';

	private const FACE = 'M12 2a10 10 0 0 1 0 20 10 10 0 0 1 0-20zM8.5 8a1.5 1.5 0 0 0 0 3 1.5 1.5 0 0 0 0-3z'
		. 'M15.5 8a1.5 1.5 0 0 0 0 3 1.5 1.5 0 0 0 0-3z';

	/** From a deep frown to a laugh; with FACE before. */
	private const MOUTHS = [
		1 => 'M7 18.5h1.8c.6-1.8 1.8-2.7 3.2-2.7s2.6.9 3.2 2.7H17c-.6-3-2.5-4.7-5-4.7s-4.4 1.7-5 4.7z',
		2 => 'M7.8 17.2l1.3.9c1.6-1.8 4.2-1.8 5.8 0l1.3-.9c-2.3-2.6-6.1-2.6-8.4 0z',
		3 => 'M7.5 14.5v1.7h9v-1.7z',
		4 => 'M7.8 14.3c2.3 3.3 6.1 3.3 8.4 0l-1.3-.9c-1.6 2.2-4.2 2.2-5.8 0z',
		5 => 'M6.5 13c.6 3.5 2.8 5.5 5.5 5.5s4.9-2 5.5-5.5z',
	];

	/**
	 * All icons, in the order in which owners see them.
	 *
	 * @return non-empty-list<RatingIcon>
	 */
	public static function all(): array {
		return [ self::stars(), self::hearts(), self::thumbs(), self::emoji() ];
	}

	/**
	 * An icon by its id; stars for an unknown id.
	 */
	public static function of( string $id ): RatingIcon {
		return match ( $id ) {
			self::HEARTS => self::hearts(),
			self::THUMBS => self::thumbs(),
			self::EMOJI  => self::emoji(),
			default      => self::stars(),
		};
	}

	private static function stars(): RatingIcon {
		/* translators: %d: a rating from 1 to 5. */
		$label = static fn ( int $value ) => sprintf( _n( '%d star', '%d stars', $value, 'userfeedback' ), $value );
		return new RatingIcon( self::STARS, __( 'Stars', 'userfeedback' ), true, self::five( $label, static fn () => self::STAR ) );
	}

	private static function hearts(): RatingIcon {
		/* translators: %d: a rating from 1 to 5. */
		$label = static fn ( int $value ) => sprintf( _n( '%d heart', '%d hearts', $value, 'userfeedback' ), $value );
		return new RatingIcon( self::HEARTS, __( 'Hearts', 'userfeedback' ), true, self::five( $label, static fn () => self::HEART ) );
	}

	private static function thumbs(): RatingIcon {
		$values = [
			new RatingIconValue( 1, __( 'Thumbs down', 'userfeedback' ), self::THUMB_DOWN ),
			new RatingIconValue( 5, __( 'Thumbs up', 'userfeedback' ), self::THUMB_UP ),
		];
		return new RatingIcon( self::THUMBS, __( 'Thumbs', 'userfeedback' ), false, $values );
	}

	private static function emoji(): RatingIcon {
		$labels = [
			1 => __( 'Very bad', 'userfeedback' ),
			2 => __( 'Bad', 'userfeedback' ),
			3 => __( 'Okay', 'userfeedback' ),
			4 => __( 'Good', 'userfeedback' ),
			5 => __( 'Very good', 'userfeedback' ),
		];
		$label  = static fn ( int $value ) => $labels[ $value ] ?? '';
		$path   = static fn ( int $value ) => self::FACE . ( self::MOUTHS[ $value ] ?? '' );
		return new RatingIcon( self::EMOJI, __( 'Faces', 'userfeedback' ), false, self::five( $label, $path ) );
	}

	/**
	 * @param callable( int ): string $label
	 * @param callable( int ): string $path
	 * @return non-empty-list<RatingIconValue>
	 */
	private static function five( callable $label, callable $path ): array {
		return array_map( static fn ( int $value ) => new RatingIconValue( $value, $label( $value ), $path( $value ) ), [ 1, 2, 3, 4, 5 ] );
	}
}
