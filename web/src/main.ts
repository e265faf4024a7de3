import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/parts.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
mount(App, { target });

// The app opens without a network, too. A page without TLS has no service workers; there it goes without.
if (import.meta.env.PROD && window.isSecureContext && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
