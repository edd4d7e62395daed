<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;

/**
 * How far the import of each source has come, so that it can be left and continued.
 *
 * @since 0.6.0
 */
final class ImportProgress {

	public const OPTION = 'userfeedback_rating_imports';

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * @param ImportCursor|null $next Where the import continues; null when it is complete.
	 */
	public function store( string $source, ?ImportCursor $next ): void {
		$all            = $this->all();
		$all[ $source ] = [
			'cursor' => $next?->text(),
			'at'     => Dates::toIso( $this->clock->now() ),
		];
		update_option( self::OPTION, $all, false );
	}

	/**
	 * @return array{cursor: string|null, at: string|null} Where an unfinished import continues; when the last step was done (ISO 8601, UTC), null
	 *                                                     before the first.
	 */
	public function of( string $source ): array {
		$cursor = Cast::at( $this->all(), $source, 'cursor' );
		$at     = Cast::string( Cast::at( $this->all(), $source, 'at' ) );
		if ( $at === '' ) {
			return [
				'cursor' => null,
				'at'     => null,
			];
		}
		return [
			'cursor' => is_string( $cursor ) ? $cursor : null,
			'at'     => $at,
		];
	}

	/**
	 * @return array<mixed>
	 */
	private function all(): array {
		return (array) get_option( self::OPTION, [] );
	}
}
