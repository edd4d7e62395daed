<?php

declare( strict_types=1 );

namespace UserFeedback;

defined( 'ABSPATH' ) || exit;

use Closure;
use LogicException;

/**
 * Makes the services of the plugin when they are first needed.
 *
 * Each site of a network has services of its own: secrets, tokens and cached options belong to one site, so switch_to_blog() leads to
 * other instances.
 *
 * @since 0.1.0
 */
final class Container {

	/** @var array<class-string, Closure(self): object> */
	private array $factories = [];

	/** @var array<class-string, object> Instances that all sites use. */
	private array $shared = [];

	/** @var array<int, array<class-string, object>> By id of the site. */
	private array $made = [];

	/** @var array<class-string, true> Services that are being made now, outermost first. */
	private array $making = [];

	/**
	 * Registers how a service is made. A later call for the same name replaces the factory.
	 *
	 * @template T of object
	 * @param class-string<T>   $name    Class or interface.
	 * @param Closure(self): T  $factory Called once per site, when the service is first needed.
	 */
	public function define( string $name, Closure $factory ): void {
		$this->factories[ $name ] = $factory;
	}

	/**
	 * Registers an instance that every site uses. It takes precedence over a factory.
	 *
	 * @template T of object
	 * @param class-string<T> $name Class or interface.
	 * @param T               $instance
	 */
	public function share( string $name, object $instance ): void {
		$this->shared[ $name ] = $instance;
	}

	/**
	 * The service of the current site.
	 *
	 * @template T of object
	 * @param class-string<T> $name Class or interface.
	 * @return T
	 * @throws LogicException When no module defines the service, or when it needs itself.
	 */
	public function get( string $name ): object {
		$site = get_current_blog_id();
		/** @var T */
		return $this->shared[ $name ] ?? $this->made[ $site ][ $name ] ?? $this->make( $site, $name );
	}

	/**
	 * A function that gives the service, for what needs it only sometimes.
	 *
	 * @template T of object
	 * @param class-string<T> $name Class or interface.
	 * @return Closure(): T
	 */
	public function lazy( string $name ): Closure {
		return fn () => $this->get( $name );
	}

	/**
	 * @param class-string $name
	 */
	private function make( int $site, string $name ): object {
		$factory = $this->factories[ $name ] ?? null;
		if ( $factory === null ) {
			throw new LogicException( "No module defines the service $name." );
		}
		if ( isset( $this->making[ $name ] ) ) {
			throw new LogicException( 'A service needs itself: ' . implode( ' → ', [ ...array_keys( $this->making ), $name ] ) . '.' );
		}
		$this->making[ $name ] = true;
		try {
			$this->made[ $site ][ $name ] = $factory( $this );
		} finally {
			unset( $this->making[ $name ] );
		}
		return $this->made[ $site ][ $name ];
	}
}
