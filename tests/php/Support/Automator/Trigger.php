<?php

declare( strict_types=1 );

namespace Uncanny_Automator\Recipe;

use UserFeedback\Tests\Support\AutomatorStandIn;

/**
 * Stands in for the class of Uncanny Automator that triggers extend: the methods that its documentation for developers names.
 *
 * @phpstan-import-type Row from AutomatorStandIn
 */
abstract class Trigger {

	/** @var list<mixed> */
	protected array $dependencies = [];

	private string $integration = '';

	private string $code = '';

	private string $meta = '';

	private string $type = 'user';

	private string $sentence = '';

	private string $readable = '';

	private bool $needsLogin = true;

	/** @var array{string, int, int} */
	private array $hook = [ '', 10, 1 ];

	final public function __construct( mixed ...$dependencies ) {
		$this->dependencies = array_values( $dependencies );
		$this->setup_trigger();
		add_filter( 'automator_triggers', [ $this, 'register_trigger' ] );
	}

	/**
	 * @return void
	 */
	abstract protected function setup_trigger(): void;

	/**
	 * @return list<array<string, mixed>>
	 */
	public function options(): array {
		return [];
	}

	/**
	 * @param mixed $trigger
	 * @param mixed $hook_args
	 * @return bool
	 */
	public function validate( mixed $trigger, mixed $hook_args ): bool {
		return true;
	}

	/**
	 * @param mixed $trigger
	 * @param mixed $tokens
	 * @return array<array-key, mixed>
	 */
	public function define_tokens( mixed $trigger, mixed $tokens ): array {
		return is_array( $tokens ) ? $tokens : [];
	}

	/**
	 * @param mixed $trigger
	 * @param mixed $hook_args
	 * @return array<string, mixed>
	 */
	public function hydrate_tokens( mixed $trigger, mixed $hook_args ): array {
		return [];
	}

	/**
	 * @param array<string, array<string, mixed>> $triggers
	 * @return array<string, array<string, mixed>>
	 */
	public function register_trigger( array $triggers ): array {
		return $triggers + [
			$this->code => [
				'integration'         => $this->integration,
				'code'                => $this->code,
				'meta_code'           => $this->meta,
				'type'                => $this->type,
				'needs_login'         => $this->needsLogin,
				'sentence'            => $this->sentence,
				'select_option_name'  => $this->readable,
				'action'              => $this->hook[0],
				'priority'            => $this->hook[1],
				'accepted_args'       => $this->hook[2],
				'validation_function' => [ $this, 'validate_hook' ],
				'options_callback'    => [ $this, 'options' ],
				'tokens'              => fn ( array $row ): array => $this->define_tokens( $row, [] ),
			],
		];
	}

	/**
	 * Runs the recipes whose trigger this is.
	 */
	public function validate_hook( mixed ...$arguments ): void {
		if ( $this->type === 'user' && ! is_user_logged_in() ) {
			return;
		}
		foreach ( AutomatorStandIn::recipes( $this->code ) as $row ) {
			if ( $this->validate( $row, $arguments ) ) {
				$this->define_tokens( $row, [] );
				AutomatorStandIn::run( $row, $this->hydrate_tokens( $row, $arguments ) );
			}
		}
	}

	protected function set_integration( string $code ): void {
		$this->integration = $code;
	}

	protected function set_trigger_code( string $code ): void {
		$this->code = $code;
	}

	protected function set_trigger_meta( string $code ): void {
		$this->meta = $code;
	}

	protected function set_trigger_type( string $type ): void {
		$this->type = $type;
	}

	public function set_is_login_required( bool $isRequired ): void {
		$this->needsLogin = $isRequired;
	}

	protected function set_sentence( string $sentence ): void {
		$this->sentence = $sentence;
	}

	protected function set_readable_sentence( string $sentence ): void {
		$this->readable = $sentence;
	}

	protected function add_action( string $hook, int $priority = 10, int $arguments = 1 ): void {
		$this->hook = [ $hook, $priority, $arguments ];
	}
}
