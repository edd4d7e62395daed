<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * All kinds of stored data of the active modules, add-ons and other plugins.
 *
 * @since 0.7.0
 */
final class Kinds {

	/** @var array<string, Kind>|null By name. */
	private ?array $kinds = null;

	/**
	 * @param Closure(): list<Kind> $contributed Called at the first need. Of two with one name, the later one is used.
	 */
	public function __construct( private readonly Closure $contributed ) {}

	/**
	 * @return array<string, Kind> By name.
	 */
	public function all(): array {
		$this->kinds ??= array_column( array_map( static fn ( Kind $kind ) => [ $kind->name(), $kind ], ( $this->contributed )() ), 1, 0 );
		return $this->kinds;
	}

	/**
	 * The kind with a name.
	 *
	 * @throws UnknownKind When there is none, for example because its add-on is not active.
	 */
	public function get( string $name ): Kind {
		return $this->all()[ $name ] ?? throw new UnknownKind( $name, array_keys( $this->all() ) );
	}
}
