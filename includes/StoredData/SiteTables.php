<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeZone;
use UserFeedback\Support\Clock;

/**
 * Makes the SiteTable of a kind of stored data. There is one for all who ask: it has no fields.
 *
 * @since 0.7.0
 */
final class SiteTables implements TableSource {

	/**
	 * @param Closure( DateTimeZone ): Table $make With the time zone in which dates are written.
	 */
	public function __construct(
		private readonly Closure $make,
		private readonly Clock $clock
	) {}

	public function table( array $fields, ?array $layout, ?int $userId ): Table {
		return ( $this->make )( ZoneLayout::zone( $layout, $this->clock ) );
	}
}
