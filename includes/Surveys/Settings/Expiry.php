<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\Behavior\LastDay;

/**
 * When a published survey stops to show: the end of its last day, ISO 8601 in UTC; null for never. Owners choose it as run_time and expire_at of
 * settings.behavior; the server derives the day when it stores the survey (SurveyWriter).
 *
 * @since 0.4.0
 */
final class Expiry implements SettingSection {

	public const PATH = 'expires_at';

	public function __construct( private readonly Clock $clock ) {}

	public function path(): string {
		return self::PATH;
	}

	public function schema(): ?array {
		return null;
	}

	public function read( Survey $survey ): ?string {
		return $survey->lastDay === null ? null : Dates::toIso( LastDay::end( $survey->lastDay, $this->clock->zone() ) );
	}

	/**
	 * The survey unchanged, because its last day is not a value of clients.
	 */
	public function write( Survey $survey, mixed $value ): Survey {
		return $survey;
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

	public function features(): array {
		return [ '' => Feature::RunTime ];
	}

	public function uses( string $field, mixed $before, mixed $after ): bool {
		return false;
	}

	public function withoutUse( string $field, mixed $value ): mixed {
		return null;
	}

	public function masked( mixed $value ): mixed {
		return $value;
	}

	public function visitorSchema(): array {
		return JsonSchema::described( JsonSchema::OPTIONAL_MOMENT, 'When it stops to show; null for never.' );
	}

	public function visitorValue( mixed $value ): mixed {
		return $value;
	}
}
