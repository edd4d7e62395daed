<?php

declare( strict_types=1 );

namespace UserFeedback;

defined( 'ABSPATH' ) || exit;

use Closure;
use LogicException;
use ReflectionClass;
use ReflectionNamedType;
use UserFeedback\Support\Lazy;

/**
 * Makes the services of the plugin when they are first needed. A class whose constructor takes nothing but other services, or closures that
 * give them (Lazy), needs no definition.
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
	 * @param (Closure(class-string): void)|null $prepare Called before a service is made for the first time: whoever defines it does so now.
	 */
	public function __construct( private readonly ?Closure $prepare = null ) {}

	/**
	 * Registers how a service is made that needs more than other services. A later call for the same name replaces the factory.
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
	 * @throws LogicException When no module says how the service is made, or when it needs itself.
	 */
	public function get( string $name ): object {
		$site = get_current_blog_id();
		/** @var T */
		return $this->shared[ $name ] ?? $this->made[ $site ][ $name ] ?? $this->make( $site, $name );
	}

	/**
	 * Forgets the services of the current site: who goes through a thousand sites would keep those of all.
	 *
	 * @since 0.7.0
	 */
	public function forgetSite(): void {
		unset( $this->made[ get_current_blog_id() ] );
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
		if ( isset( $this->making[ $name ] ) ) {
			throw new LogicException( 'A service needs itself: ' . implode( ' → ', [ ...array_keys( $this->making ), $name ] ) . '.' );
		}
		$this->making[ $name ] = true;
		try {
			if ( $this->prepare !== null && ! isset( $this->factories[ $name ] ) ) {
				( $this->prepare )( $name );
			}
			$factory                      = $this->factories[ $name ] ?? null;
			$this->made[ $site ][ $name ] = $factory !== null ? $factory( $this ) : $this->shared[ $name ] ?? $this->plain( $name );
		} finally {
			unset( $this->making[ $name ] );
		}
		return $this->made[ $site ][ $name ];
	}

	/**
	 * Makes a class of ours of the services that its constructor takes, or of closures that give them.
	 *
	 * @param class-string $name
	 * @throws LogicException When it takes anything else.
	 */
	private function plain( string $name ): object {
		if ( ! str_starts_with( $name, __NAMESPACE__ . '\\' ) || ! class_exists( $name ) ) {
			throw new LogicException( "No module defines the service $name." );
		}
		$needed = [];
		foreach ( ( new ReflectionClass( $name ) )->getConstructor()?->getParameters() ?? [] as $parameter ) {
			$type = $parameter->getType();
			$lazy = $parameter->getAttributes( Lazy::class )[0] ?? null;
			if ( $lazy !== null ) {
				/** @var class-string $service Without loading the attribute's own class. */
				$service  = $lazy->getArguments()[0];
				$needed[] = $this->lazy( $service );
				continue;
			}
			if ( $parameter->isOptional() ) {
				break;
			}
			if ( ! $type instanceof ReflectionNamedType || $type->isBuiltin() || $type->getName() === Closure::class ) {
				throw new LogicException( "No module says what the service $name gets as {$parameter->getName()}." );
			}
			/** @var class-string $service Of another type, get() says that no module defines it. */
			$service  = $type->getName();
			$needed[] = $this->get( $service );
		}
		return new $name( ...$needed );
	}
}
