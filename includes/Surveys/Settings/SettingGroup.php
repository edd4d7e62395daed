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
	 * Field of a group that can follow the plugin's settings: which of its units (SettingPart::inheritable()) do so. Not stored: a
	 * unit follows if none of its fields is stored.
	 *
	 * @since 0.7.0
	 */
	public const FOLLOWED = 'followed';

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
		$fields = $this->merged( static fn ( SettingPart $part ) => $part->schemas() );
		$units  = array_keys( $this->units() );
		if ( $units === [] ) {
			return JsonSchema::object( $fields );
		}
		$followed = [
			'type'        => 'array',
			'uniqueItems' => true,
			'items'       => JsonSchema::word( $units ),
			'description' => 'Fields that follow the plugin\'s settings, each with those that belong to it. '
				. 'Without the list, what follows and is not changed keeps following.',
		];
		// Clients that do not know the list need not send it.
		return JsonSchema::object( $fields + [ self::FOLLOWED => $followed ], array_keys( $fields ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	protected function default(): array {
		$defaults = $this->merged( static fn ( SettingPart $part ) => $part->defaults() );
		return $this->inherited === null ? $defaults : array_replace( $defaults, array_intersect_key( ( $this->inherited )(), $defaults ) );
	}

	/**
	 * The fields in the order of the parts, whichever of them are stored, and which units follow the plugin's settings.
	 */
	public function read( Survey $survey ): mixed {
		$value = parent::read( $survey );
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$units    = $this->units();
		$stored   = (array) $this->stored( $survey );
		$followed = array_filter( $units, static fn ( array $unit ) => array_intersect_key( $stored, array_flip( $unit ) ) === [] );
		return array_replace( $this->default(), $value, $units === [] ? [] : [ self::FOLLOWED => array_keys( $followed ) ] );
	}

	/**
	 * Stores the fields of a unit (SettingPart::inheritable()) unless it follows the plugin's settings (decision 0091).
	 */
	public function write( Survey $survey, mixed $value ): Survey {
		if ( ! is_array( $value ) ) {
			return parent::write( $survey, $value );
		}
		$before = (array) $this->read( $survey );
		$own    = array_diff_key( $value, [ self::FOLLOWED => true ] );
		foreach ( $this->units() as $name => $unit ) {
			if ( self::follows( $name, $unit, $before, $value ) ) {
				$own = array_diff_key( $own, array_flip( $unit ) );
			}
		}
		return parent::write( $survey, $own === [] ? null : $own );
	}

	/**
	 * A value without the fields that follow the plugin's settings: another site has its own.
	 *
	 * @since 0.7.0
	 */
	public function ownFields( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$followed = array_intersect_key( $this->units(), array_flip( self::followed( $value ) ) );
		return array_diff_key( $value, array_flip( array_merge( [], ...array_values( $followed ) ) ) );
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
		return ! $this->takesPluginValue( $field, $after ) && ( $this->partWith( $field )?->uses( $field, $before, $after ) ?? false );
	}

	/**
	 * What cannot be used is not the survey's own any more, so that the survey follows the plugin's settings if that is written.
	 */
	public function withoutUse( string $field, mixed $value ): mixed {
		$without = is_array( $value ) ? $this->partWith( $field )?->withoutUse( $field, $value ) ?? $value : $value;
		$unit    = $this->unitOf( $field );
		return $without === $value || $unit === null || ! is_array( $without ) || ! isset( $without[ self::FOLLOWED ] )
			? $without
			: array_replace( $without, [ self::FOLLOWED => array_values( array_unique( [ ...self::followed( $without ), $unit ] ) ) ] );
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
	 * Whether a unit follows the plugin's settings after a change. The builder and other clients send all fields, so a unit that followed stays as it
	 * is until one of its fields is changed; one that did not, follows from now on if it is listed.
	 *
	 * @param list<string> $unit   Names of its fields.
	 * @param array<mixed> $before See read().
	 * @param array<mixed> $after  The sent group.
	 */
	private static function follows( string $name, array $unit, array $before, array $after ): bool {
		$didFollow = in_array( $name, self::followed( $before ), true );
		if ( ! in_array( $name, self::followed( $after + $before ), true ) ) {
			return false;
		}
		return ! $didFollow || ArrayPath::differences( array_intersect_key( $after, array_flip( $unit ) ), $before ) === [];
	}

	/**
	 * Whether a value leaves a field to the plugin's settings, and so uses nothing itself.
	 */
	private function takesPluginValue( string $field, mixed $value ): bool {
		$unit = $this->unitOf( $field );
		if ( $unit === null || ! is_array( $value ) || ! in_array( $unit, self::followed( $value ), true ) ) {
			return false;
		}
		$fields = array_flip( $this->units()[ $unit ] );
		return ArrayPath::differences( array_intersect_key( $value, $fields ), $this->default() ) === [];
	}

	/**
	 * @param array<mixed> $group
	 * @return list<string>
	 */
	private static function followed( array $group ): array {
		$followed = $group[ self::FOLLOWED ] ?? null;
		return is_array( $followed ) ? array_values( array_filter( $followed, is_string( ... ) ) ) : [];
	}

	/**
	 * The fields that follow the plugin's settings together.
	 *
	 * @since 0.7.0
	 *
	 * @return array<string, non-empty-list<string>> See SettingPart::inheritable().
	 */
	public function units(): array {
		return $this->merged( static fn ( SettingPart $part ) => $part->inheritable() );
	}

	private function unitOf( string $field ): ?string {
		foreach ( $this->units() as $name => $unit ) {
			if ( in_array( $field, $unit, true ) ) {
				return $name;
			}
		}
		return null;
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
