<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;

/**
 * A kind of stored data, for example responses: what exports, lists, retention, the check of rights and the privacy guide know of it. Its module
 * contributes it (Module::storedData()), as setting sections are contributed.
 *
 * @since 0.7.0
 */
interface Kind {

	/**
	 * Names the kind in REST, WP-CLI and stored exports: 1 to 32 characters of a-z, 0-9 and -.
	 */
	public function name(): string;

	/**
	 * Its name for people, translated; a plural such as "Responses".
	 */
	public function label(): string;

	/**
	 * Who may read it, one of Model\Capability::ALL.
	 */
	public function capability(): string;

	/**
	 * @return list<Feature> What the plan must have to read it outside its own screen.
	 */
	public function features(): array;

	/**
	 * Its tables: columns and rows.
	 */
	public function tables(): TableSource;

	/**
	 * @return list<PersonKey> By what the data of a person is found; none where nothing is about a person.
	 */
	public function personKeys(): array;

	/**
	 * @return list<Retention> What of it is deleted when it is old; none where it is kept until somebody deletes it.
	 */
	public function retention(): array;

	/**
	 * What the privacy guide says about it; null for nothing.
	 */
	public function privacy(): ?PrivacyText;
}
