<?php

declare( strict_types=1 );

namespace Uncanny_Automator;

/**
 * Stands in for the class of Uncanny Automator that integrations extend: the methods that its documentation for developers names.
 */
abstract class Integration {

	private string $code = '';

	private string $name = '';

	private string $icon = '';

	final public function __construct( protected mixed $helpers = null ) {
		$this->setup();
		if ( ! $this->plugin_active() ) {
			return;
		}

		$this->load();
		add_filter( 'automator_integrations', [ $this, 'register_integration' ] );
	}

	/**
	 * @return void
	 */
	abstract protected function setup(): void;

	/**
	 * @return void
	 */
	protected function load(): void {}

	/**
	 * @return bool
	 */
	public function plugin_active(): bool {
		return true;
	}

	public function set_icon_url( string $url ): void {
		$this->icon = $url;
	}

	/**
	 * @param array<string, array{name: string, icon_svg: string}> $integrations
	 * @return array<string, array{name: string, icon_svg: string}>
	 */
	public function register_integration( array $integrations ): array {
		return $integrations + [
			$this->code => [
				'name'     => $this->name,
				'icon_svg' => $this->icon,
			],
		];
	}

	protected function set_integration( string $code ): void {
		$this->code = $code;
	}

	protected function set_name( string $name ): void {
		$this->name = $name;
	}
}
