<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;

/**
 * When a published survey starts to show: ISO 8601 in UTC, null for immediately. Stored in its own column, because lists filter by it.
 *
 * @since 0.1.0
 */
final class Schedule implements ChangeRules {

	private const LATEST = '+10 years';

	public function __construct( private readonly Clock $clock ) {}

	public function path(): string {
		return 'publish_at';
	}

	public function schema(): array {
		return JsonSchema::OPTIONAL_MOMENT;
	}

	public function read( Survey $survey ): ?string {
		return $survey->publishAt === null ? null : Dates::toIso( $survey->publishAt );
	}

	public function write( Survey $survey, mixed $value ): Survey {
		return $survey->with( publishAt: is_string( $value ) ? Dates::fromIso( $value ) : null );
	}

	public function initial(): mixed {
		return null;
	}

	public function isCopied(): bool {
		return false;
	}

	public function normalize( mixed $value ): mixed {
		return $value;
	}

	public function errors( mixed $value ): array {
		return [];
	}

	/**
	 * A new date is in the future and at most ten years away. A stored date stays valid after it has passed.
	 */
	public function changeErrors( mixed $before, mixed $after ): array {
		$date = is_string( $after ) ? Dates::fromIso( $after ) : null;
		$now  = $this->clock->now();
		if ( $date !== null && $date <= $now ) {
			return [ new FieldError( '', 'date_passed', __( 'This time has passed. Choose a later one.', 'userfeedback' ) ) ];
		}
		return $date !== null && $date > $now->modify( self::LATEST )
			? [ new FieldError( '', 'date_too_late', __( 'This is more than ten years away. Choose an earlier date.', 'userfeedback' ) ) ]
			: [];
	}

	public function features(): array {
		return [ '' => Feature::Scheduling ];
	}

	public function uses( string $field, mixed $before, mixed $after ): bool {
		return is_string( $after ) && $after !== $before && Dates::fromIso( $after ) > $this->clock->now();
	}

	/**
	 * The same date: a survey whose date was chosen while scheduling was allowed must not show earlier.
	 */
	public function withoutUse( string $field, mixed $value ): mixed {
		return $value;
	}

	public function masked( mixed $value ): mixed {
		return $value;
	}

	public function visitorSchema(): array {
		return $this->schema();
	}

	public function visitorValue( mixed $value ): mixed {
		return $value;
	}
}
