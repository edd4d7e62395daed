<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Sources;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Since when the site has the plugin, and since when this version.
 *
 * @phpstan-type Known array{since: string, version: string, updated: string}
 * @since 0.7.0
 */
final class SiteHistory {

	/** Not autoloaded. */
	public const OPTION = 'userfeedback_site_history';

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly Clock $clock
	) {}

	/**
	 * When the plugin came to the site; for a site that had it before 0.7.0 when that version came.
	 */
	public function since(): DateTimeImmutable {
		return Dates::fromColumn( $this->known()['since'] );
	}

	/**
	 * When an earlier version was replaced by the present one; null if there was none.
	 */
	public function updatedAt(): ?DateTimeImmutable {
		$updated = $this->known()['updated'];
		return $updated === '' ? null : Dates::fromColumn( $updated );
	}

	/**
	 * Notes the present version. Repeating it changes nothing.
	 *
	 * @return Known
	 */
	public function known(): array {
		$stored  = get_option( self::OPTION );
		$version = Cast::string( Cast::at( $stored, 'version' ) );
		if ( is_array( $stored ) && $version === USERFEEDBACK_VERSION ) {
			/** @var Known */
			return $stored;
		}
		$now   = Dates::toColumn( $this->clock->now() );
		$isNew = $version === '' && $this->surveys->idsOutsideTheTrash() === [];
		$known = [
			'since'   => Cast::string( Cast::at( $stored, 'since' ) ) ?: $now,
			'version' => USERFEEDBACK_VERSION,
			'updated' => $isNew ? '' : $now,
		];
		update_option( self::OPTION, $known, false );
		return $known;
	}
}
