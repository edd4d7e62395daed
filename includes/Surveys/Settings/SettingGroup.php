<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Survey;
use UserFeedback\Support\ArrayPath;
use UserFeedback\Support\JsonSchema;

/**
 * A section whose value is an object made of several settings, each a SettingPart: settings.targeting, settings.behavior, settings.theming.
 *
 * @since 0.3.0
 */
final class SettingGroup extends JsonSection implements ChangeRules, PublishRules {

	/**
	 * @param string                               $path      For example settings.behavior.
	 * @param non-empty-list<SettingPart>          $parts
	 * @param Closure(): array<string, mixed>|null $inherited Values of the plugin's settings, by field: they apply to surveys that do not store the
	 *                                                        field. Other fields and groups have the defaults of the parts.
	 */
	public function __construct(
		private readonly string $path,
		private readonly array $parts,
		private readonly ?Closure $inherited = null
	) {}

	public function path(): string {
		return $this->path;
	}

	public function schema(): array {
		return JsonSchema::object( $this->merged( static fn ( SettingPart $part ) => $part->schemas() ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	protected function default(): array {
		$defaults = $this->merged( static fn ( SettingPart $part ) => $part->defaults() );
		return $this->inherited === null ? $defaults : array_replace( $defaults, array_intersect_key( ( $this->inherited )(), $defaults ) );
	}

	/**
	 * The fields in the order of the parts, whichever of them are stored.
	 */
	public function read( Survey $survey ): mixed {
		$value = parent::read( $survey );
		return is_array( $value ) ? array_replace( $this->default(), $value ) : $value;
	}

	/**
	 * Leaves out fields that could follow the plugin's settings (SettingPart::inheritable()), unless the owner has changed them now or before: the
	 * builder sends all fields, and a survey would never follow the settings if it stored all of them.
	 */
	public function write( Survey $survey, mixed $value ): Survey {
		if ( ! is_array( $value ) ) {
			return parent::write( $survey, $value );
		}
		$stored = (array) $this->stored( $survey );
		$before = (array) $this->read( $survey );
		foreach ( $this->merged( static fn ( SettingPart $part ) => $part->inheritable() ) as $fields ) {
			$unit      = array_flip( $fields );
			$isChanged = ArrayPath::differences( array_intersect_key( $value, $unit ), $before ) !== [];
			if ( ! $isChanged && array_intersect_key( $stored, $unit ) === [] ) {
				$value = array_diff_key( $value, $unit );
			}
		}
		return parent::write( $survey, $value === [] ? null : $value );
	}

	/**
	 * Each part normalises its own fields, after all texts have been normalised.
	 */
	public function normalize( mixed $value ): mixed {
		$group = parent::normalize( $value );
		return is_array( $group )
			? array_reduce( $this->parts, static fn ( array $fields, SettingPart $part ) => $part->normalize( $fields ), $group )
			: $group;
	}

	public function errors( mixed $value ): array {
		$group = (array) $value;
		return array_merge( ...array_map( static fn ( SettingPart $part ) => $part->errors( $group ), $this->parts ) );
	}

	public function changeErrors( mixed $before, mixed $after ): array {
		[ $from, $to ] = [ (array) $before, (array) $after ];
		return array_merge( ...array_map( static fn ( SettingPart $part ) => $part->changeErrors( $from, $to ), $this->parts ) );
	}

	public function publishErrors( mixed $value ): array {
		$group = (array) $value;
		return array_merge( ...array_map( static fn ( SettingPart $part ) => $part->publishErrors( $group ), $this->parts ) );
	}

	/**
	 * @return array<string, Feature>
	 */
	public function features(): array {
		return $this->merged( static fn ( SettingPart $part ) => $part->features() );
	}

	public function uses( string $field, mixed $before, mixed $after ): bool {
		return $this->partWith( $field )?->uses( $field, $before, $after ) ?? false;
	}

	public function withoutUse( string $field, mixed $value ): mixed {
		return is_array( $value ) ? $this->partWith( $field )?->withoutUse( $field, $value ) ?? $value : $value;
	}

	public function visitorSchema(): ?array {
		$schemas = $this->merged( static fn ( SettingPart $part ) => $part->visitorSchemas() );
		$rare    = array_merge( ...array_map( static fn ( SettingPart $part ) => $part->rareVisitorFields(), $this->parts ) );
		return $schemas === [] ? null : JsonSchema::object( $schemas, array_values( array_diff( array_keys( $schemas ), $rare ) ) );
	}

	public function visitorValue( mixed $value ): mixed {
		$group = (array) $value;
		return $this->merged( static fn ( SettingPart $part ) => $part->visitorValues( $group ) );
	}

	/**
	 * The part that has a field of features().
	 */
	private function partWith( string $field ): ?SettingPart {
		foreach ( $this->parts as $part ) {
			if ( isset( $part->features()[ $field ] ) ) {
				return $part;
			}
		}
		return null;
	}

	/**
	 * @template T
	 * @param callable( SettingPart ): array<string, T> $of
	 * @return array<string, T>
	 */
	private function merged( callable $of ): array {
		return array_merge( ...array_map( $of, $this->parts ) );
	}
}
