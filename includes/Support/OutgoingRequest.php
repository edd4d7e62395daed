<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * A kind of request to another server that the plugin, or a page that it prints, may send. The settings screen names all of them.
 *
 * @since 0.7.0
 */
final class OutgoingRequest {

	/**
	 * @param string $name  In lowercase letters and hyphens.
	 * @param string $title Translated.
	 * @param string $text  What is sent to whom, and what turns it on; translated sentences.
	 * @param bool   $isOn  Whether such requests can be sent now.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $title,
		public readonly string $text,
		public readonly bool $isOn
	) {}

	/**
	 * @return array{name: string, title: string, text: string, is_on: bool} See schema().
	 */
	public function toArray(): array {
		return [
			'name'  => $this->name,
			'title' => $this->title,
			'text'  => $this->text,
			'is_on' => $this->isOn,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		return JsonSchema::object(
			[
				'name'  => JsonSchema::TEXT,
				'title' => JsonSchema::TEXT,
				'text'  => JsonSchema::TEXT,
				'is_on' => JsonSchema::YES_NO,
			]
		);
	}
}
