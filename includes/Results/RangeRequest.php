<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

/**
 * A range of days as somebody asks for it: not checked, and perhaps none.
 *
 * @since 0.5.0
 */
final class RangeRequest {

	/**
	 * @param string|null $from      First local date, YYYY-MM-DD.
	 * @param string|null $to        Last local date.
	 * @param bool        $isAllTime Whether everything is asked for, whatever the dates are.
	 * @param string      $fromName  Name of the first date in errors.
	 * @param string      $toName    Name of the last date in errors.
	 */
	public function __construct(
		public readonly ?string $from = null,
		public readonly ?string $to = null,
		public readonly bool $isAllTime = false,
		public readonly string $fromName = 'from',
		public readonly string $toName = 'to'
	) {}
}
