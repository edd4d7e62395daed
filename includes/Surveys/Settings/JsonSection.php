<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\ArrayPath;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Text;

/**
 * Base class of sections in the survey's JSON columns: the path is settings.<name> or notifications.<name>.
 *
 * Subclasses implement path, schema and default, and override other methods as needed.
 *
 * @since 0.2.0
 */
abstract class JsonSection implements SettingSection {

	/**
	 * Default value, also for missing fields of a stored value. Applied on each read: texts are in the reader's language, and older surveys get new
	 * fields.
	 */
	abstract protected function default(): mixed;

	public function read( Survey $survey ): mixed {
		$stored = $this->stored( $survey );
		return $stored === null ? $this->default() : ArrayPath::filled( $stored, $this->default() );
	}

	public function write( Survey $survey, mixed $value ): Survey {
		$values = array_replace( $this->group( $survey ), [ $this->name() => $value ] );
		$values = array_filter( $values, static fn ( mixed $of ) => $of !== null );
		return $survey->with( ...[ SettingSections::isNotification( $this ) ? 'notifications' : 'settings' => $values ] );
	}

	public function initial(): mixed {
		return null;
	}

	public function isCopied(): bool {
		return true;
	}

	/**
	 * Normalises all texts with Text::lines().
	 */
	public function normalize( mixed $value ): mixed {
		return self::normalized( $value );
	}

	public function errors( mixed $value ): array {
		return [];
	}

	public function features(): array {
		return [];
	}

	/**
	 * By default a field is used when it changes to another value than its default.
	 */
	public function uses( string $field, mixed $before, mixed $after ): bool {
		$names = $field === '' ? [] : explode( '.', $field );
		$value = Cast::at( $after, ...$names );
		return $value !== Cast::at( $before, ...$names ) && $value !== Cast::at( $this->default(), ...$names );
	}

	public function withoutUse( string $field, mixed $value ): mixed {
		$names = $field === '' ? [] : explode( '.', $field );
		return self::replaced( $value, $names, Cast::at( $this->default(), ...$names ) );
	}

	public function masked( mixed $value ): mixed {
		return $value;
	}

	public function visitorSchema(): ?array {
		return null;
	}

	public function visitorValue( mixed $value ): mixed {
		return $value;
	}

	/**
	 * What a survey stores; null for nothing.
	 *
	 * @since 0.4.0
	 */
	protected function stored( Survey $survey ): mixed {
		return $this->group( $survey )[ $this->name() ] ?? null;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function group( Survey $survey ): array {
		return SettingSections::isNotification( $this ) ? $survey->notifications : $survey->settings;
	}

	private function name(): string {
		return substr( (string) strrchr( $this->path(), '.' ), 1 );
	}

	private static function normalized( mixed $value ): mixed {
		return match ( true ) {
			is_string( $value ) => Text::lines( $value ),
			is_array( $value )  => array_map( self::normalized( ... ), $value ),
			default             => $value,
		};
	}

	/**
	 * @param list<string> $names Path in the value.
	 */
	private static function replaced( mixed $value, array $names, mixed $by ): mixed {
		if ( $names === [] ) {
			return $by;
		}
		$name = array_shift( $names );
		return is_array( $value ) ? array_replace( $value, [ $name => self::replaced( $value[ $name ] ?? null, $names, $by ) ] ) : $value;
	}
}
